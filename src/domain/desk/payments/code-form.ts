import * as v from "valibot";
import { MAX_TOTAL_CENTS } from "../../pricing/quote.ts";
import { integer, textOrNull } from "../../schemas.ts";
import { centsOf } from "./amount.ts";

const wholeNumber = v.nullable(integer);

export const deskCodeSchema = v.object({
  id: v.string(),
  code: v.string(),
  percent: wholeNumber,
  amount_cents: wholeNumber,
  valid_from: textOrNull,
  valid_until: textOrNull,
  item_ids: v.nullable(v.array(v.string())),
  use_limit: wholeNumber,
  once_per_email: v.boolean(),
  archived: v.boolean(),
  revision: v.number(),
  uses: integer,
});
export type DeskCode = v.InferOutput<typeof deskCodeSchema>;

export type CodeState = "active" | "used_up" | "over" | "upcoming" | "archived";

export function codeState(code: DeskCode, today: string): CodeState {
  const { archived, valid_from, valid_until, use_limit, uses } = code;
  if (archived) return "archived";
  if (valid_until !== null && valid_until < today) return "over";
  if (use_limit !== null && uses >= use_limit) return "used_up";
  return valid_from !== null && valid_from > today ? "upcoming" : "active";
}

export type CodeForm = {
  code: string;
  kind: "percent" | "amount";
  off: string;
  valid_from: string;
  valid_until: string;
  item_ids: string[];
  use_limit: string;
  once_per_email: boolean;
  active: boolean;
};
export const EMPTY_CODE: CodeForm = {
  code: "",
  kind: "percent",
  off: "",
  valid_from: "",
  valid_until: "",
  item_ids: [],
  use_limit: "",
  once_per_email: true,
  active: true,
};

export const codeFormOf = (code: DeskCode): CodeForm => ({
  code: code.code,
  kind: code.percent === null ? "amount" : "percent",
  off: String(code.percent ?? (code.amount_cents ?? 0) / 100),
  valid_from: code.valid_from ?? "",
  valid_until: code.valid_until ?? "",
  item_ids: code.item_ids ?? [],
  use_limit: code.use_limit === null ? "" : String(code.use_limit),
  once_per_email: code.once_per_email,
  active: !code.archived,
});

export type CodeFields = Omit<DeskCode, "id" | "uses" | "revision">;

const LIMIT_MOST = 100_000;
const isWithin = (number: number | null, most: number) => number !== null && number >= 1 && number <= most;
const wholeNumberOf = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null);

export const codeFormSchema: v.GenericSchema<CodeForm, CodeFields> = v.pipe(
  v.object({
    code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9-]{4,24}$/, "promo_code")),
    kind: v.picklist(["percent", "amount"]),
    off: v.string(),
    valid_from: v.string(),
    valid_until: v.string(),
    item_ids: v.array(v.string()),
    use_limit: v.pipe(
      v.string(),
      v.check((typed) => typed.trim() === "" || isWithin(wholeNumberOf(typed), LIMIT_MOST), "promo_limit"),
    ),
    once_per_email: v.boolean(),
    active: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [["kind"], ["off"]],
      ({ kind, off }) =>
        kind === "percent" ? isWithin(wholeNumberOf(off), 100) : isWithin(centsOf(off), MAX_TOTAL_CENTS),
      "promo_off",
    ),
    ["off"],
  ),
  v.forward(
    v.partialCheck(
      [["valid_from"], ["valid_until"]],
      ({ valid_from, valid_until }) => valid_from === "" || valid_until === "" || valid_from <= valid_until,
      "promo_days",
    ),
    ["valid_until"],
  ),
  v.transform(({ kind, off, active, item_ids, use_limit, valid_from, valid_until, ...same }) => ({
    ...same,
    percent: kind === "percent" ? wholeNumberOf(off) : null,
    amount_cents: kind === "amount" ? centsOf(off) : null,
    valid_from: valid_from || null,
    valid_until: valid_until || null,
    item_ids: item_ids.length === 0 ? null : item_ids,
    use_limit: wholeNumberOf(use_limit),
    archived: !active,
  })),
);
