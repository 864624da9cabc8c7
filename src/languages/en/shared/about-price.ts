import type { Rate } from "../../../domain/pricing/orientation.ts";
import { aboutNumber, day } from "../write.ts";

export const aboutPrice = (cents: number, rate: Rate): string =>
  `about ${aboutNumber((cents / 100) * rate.per_dollar)} ${rate.currency}, rate of ${day(rate.day).replace(/ \d{4}$/, "")}`;
