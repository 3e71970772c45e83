/** Lines of the request log since the test began. */
export const logged: string[] = []

/** Lines of the fault log. A test that expects faults removes them with `splice`. */
export const faults: string[] = []
