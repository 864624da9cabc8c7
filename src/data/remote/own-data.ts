import { eraseBlockSchema, erasedSchema, ownDataSchema } from "../../domain/access/own-data.ts";
import { callsOf, okSchema, args, type VerbTable } from "../net/call.ts";

type Opened = { token: string; key: string };

export const askOwnData = callsOf({
  /** Answers alike for every address, so it reveals no traveler. */
  "rpc/request_data_link": { args: args<{ email: string }>(), answer: okSchema },
  "rpc/my_data": { args: args<Opened>(), answer: ownDataSchema },
  "rpc/erase_my_data": { args: args<Opened>(), answer: erasedSchema, refusal: eraseBlockSchema },
} satisfies VerbTable);
