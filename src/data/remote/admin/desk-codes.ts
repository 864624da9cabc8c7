import * as v from "valibot";
import { type CodeFields, type DeskCode, deskCodeSchema } from "../../../domain/desk/payments/code-form.ts";
import { deskAct, deskCall } from "./desk-call.ts";

export const allCodes = () => deskCall("admin_codes", {}, v.array(deskCodeSchema));
/** The revision is the one that was seen, 0 of a new one. */
export const saveCode = (code: CodeFields & Pick<DeskCode, "id" | "revision">) => deskAct("save_code", { code });
