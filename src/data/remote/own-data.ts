import { eraseBlockSchema, erasedSchema, ownDataSchema } from "../../domain/access/own-data.ts";
import { callsOf, done, takes, type VerbTable } from "../net/call.ts";

type Opened = { token: string; key: string };

export const askOwnData = callsOf({
  /** Answers alike for every address, so it reveals no traveler. */
  "rpc/request_data_link": { takes: takes<{ email: string }>(), answer: done },
  "rpc/my_data": { takes: takes<Opened>(), answer: ownDataSchema },
  "rpc/erase_my_data": { takes: takes<Opened>(), answer: erasedSchema, refusal: eraseBlockSchema },
} satisfies VerbTable);
