/** Lines of the request log since the test began. */
export const logged: string[] = []

/** Lines of the fault log; a test that expects one takes it out with `splice`. */
export const faults: string[] = []
