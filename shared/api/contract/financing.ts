/** SPEC.md section 7, «Financing (generic)». */
export {}
