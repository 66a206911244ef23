/** An octagon with an exclamation mark, on 24 by 24 units. */
export const STOP_PATH = 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.2M12 16.25v.01'
