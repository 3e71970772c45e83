/** A row of buttons, the main one last: on the right of a wide screen, on top of a phone's column. */
export const buttonRowClass = 'flex flex-col-reverse gap-2 md:flex-row md:justify-end'
