import {
  type FirstSteps,
  firstStepsSchema,
  type Health,
  healthSchema,
} from "../../../domain/desk/today/first-steps.ts";
import { call } from "../../net/call.ts";
import { type DeskAnswer, deskCall } from "./desk-call.ts";

export type ShopState = FirstSteps & { health: Health | undefined };

/** How far the shop has come, and what its functions say of themselves; without their word it is not known. */
export async function shopState(): Promise<DeskAnswer<ShopState>> {
  const [steps, health] = await Promise.all([
    deskCall("admin_first_steps", {}, firstStepsSchema),
    call("functions/health", {}, healthSchema),
  ]);
  if (!steps.ok) return steps;
  return { ok: true, value: { ...steps.value, health: health.ok ? health.value : undefined } };
}
