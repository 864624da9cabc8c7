import * as v from "valibot";
import { type CodeFields, deskCodeSchema } from "../../../domain/desk/code-form.ts";
import { deskAct, deskCall } from "./desk-call.ts";

export const allCodes = () => deskCall("admin_codes", {}, v.array(deskCodeSchema));
export const saveCode = (code: CodeFields & { id: string }) => deskAct("save_code", { code });
