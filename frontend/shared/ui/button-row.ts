/** A row of buttons, the main one last: at the right on a wide screen, at the top of a phone's column. */
export const buttonRowClass = 'flex flex-col-reverse gap-2 md:flex-row md:justify-end'
