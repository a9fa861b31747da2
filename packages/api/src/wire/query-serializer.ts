/** Repeats the name of lists in queries: `a=1&a=2`. */
export const querySerializer = { array: { style: "form", explode: true } } as const;
