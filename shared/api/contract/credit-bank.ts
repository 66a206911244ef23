/** SPEC.md section 7, «Credit-bank section». */
export {}
