import type { Traveler } from "../../../domain/booking/booking-view.ts";
export declare const travelerWords: ({ name, birth_year, nationality, diet, note }: Traveler) => string;
