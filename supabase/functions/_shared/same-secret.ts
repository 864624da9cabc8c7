import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares digests, so that neither length nor place of the first difference shows in the time it takes. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
