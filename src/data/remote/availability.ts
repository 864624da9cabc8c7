import { availabilitySchema, type Availability } from "../../domain/catalogue/availability.ts";
import { call, type Answer, type CallOptions } from "../net/call.ts";

export const availability = (
  itemType: "tour" | "package",
  itemId: string,
  options?: Partial<CallOptions>,
): Promise<Answer<Availability>> =>
  call("rpc/availability", { item_type: itemType, item_id: itemId }, availabilitySchema, options);
