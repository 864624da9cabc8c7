export declare const DEPARTURES: {
    notFound: string;
    all: string;
    print: string;
    people: string;
    meeting: (what: string) => string;
    nobody: string;
    seatsOf: (guests: number, most: number) => string;
    bookings: (bookings: number, held: number) => string;
    seats: (guests: number, most: number, held: number) => string;
};
