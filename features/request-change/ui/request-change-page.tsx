/** The page below the heading and the info text; its form is the work of an issue of its own. */
export const RequestChangePage = () => null
