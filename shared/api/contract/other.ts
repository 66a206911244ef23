/** SPEC.md section 7, «Other». */
export {}
