/** In which order a list is asked for: by one of the columns its verb knows; null as it stands by itself. */
export type ListOrder = { sort?: string | null; descending?: boolean };
