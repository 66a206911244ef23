/** SPEC.md section 7, «Card payment provider». */
export {}
