/** SPEC.md section 7, «Service tickets». */
export {}
