import { eraseBlockSchema, erasedSchema, ownDataSchema } from "../../domain/access/held-data.ts";
import { createCalls, okSchema, args, type VerbTable } from "../net/call.ts";

type OpenedDataLink = { token: string; key: string };

export const OWN_DATA_VERBS = {
  "rpc/request_data_link": { args: args<{ email: string }>(), answer: okSchema },
  "rpc/my_data": { args: args<OpenedDataLink>(), answer: ownDataSchema },
  "rpc/erase_my_data": { args: args<OpenedDataLink>(), answer: erasedSchema, refusal: eraseBlockSchema },
} satisfies VerbTable;
export const ownDataCalls = createCalls(OWN_DATA_VERBS);
