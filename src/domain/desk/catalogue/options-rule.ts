import * as v from "valibot";
import { sanitise } from "../../booking/form/sanitise.ts";
import type { Field, OptionForm } from "../../catalogue/fields/field.ts";
import type { FiscalCode, ItemOption } from "../../pricing/options.ts";
import type { FoundProblem } from "../../problem.ts";
import { problemCheck } from "../problem-check.ts";
import { fiscalCodeSchema, NO_FISCAL_CODE, savedFiscalCode, wrongFiscalCode } from "./fiscal-rule.ts";

const OPTIONS_MOST = 12;
const NAME_MOST = 80;
const COUNT_MOST = 500;

const PRICE = /^\d{1,7}(\.\d{1,2})?$/;

function optionProblem(
  { name, price, most, fiscal = NO_FISCAL_CODE }: OptionForm,
  place: number,
  dearest: number,
): FoundProblem | undefined {
  const optionName = sanitise(name);
  if (optionName === "") return { code: "option_name", place };
  if (Array.from(optionName).length > NAME_MOST) return { code: "option_name_long", place, most: NAME_MOST };
  const amount = price.trim();
  if (!PRICE.test(amount)) return { code: "option_price", option: optionName };
  if (Number(amount) <= 0) return { code: "option_price_zero", option: optionName };
  if (Number(amount) > dearest) return { code: "option_price_most", option: optionName, cents: dearest * 100 };
  const count = Number(most);
  if (!/^\s*\d+\s*$/.test(most) || count < 1 || count > COUNT_MOST)
    return { code: "option_count", option: optionName, most: COUNT_MOST };
  const fiscalProblem = wrongFiscalCode(fiscal);
  return fiscalProblem && { code: "option_fiscal", option: optionName, found: fiscalProblem };
}

function optionsProblem(options: readonly OptionForm[], dearest: number): FoundProblem | undefined {
  for (const [index, option] of options.entries()) {
    const found = optionProblem(option, index + 1, dearest);
    if (found !== undefined) return found;
  }
  const names = options.filter(({ retired }) => !retired).map(({ name }) => sanitise(name));
  if (names.length > OPTIONS_MOST) return { code: "options_most", most: OPTIONS_MOST };
  const repeatedName = names.find((name, index) =>
    names.slice(0, index).some((x) => x.toLowerCase() === name.toLowerCase()),
  );
  return repeatedName === undefined ? undefined : { code: "options_twice", option: repeatedName };
}

function codeOf(fiscal: FiscalCode = NO_FISCAL_CODE): Pick<ItemOption, "fiscal"> {
  const code = savedFiscalCode(fiscal);
  return code ? { fiscal: code } : {};
}

const savedOption = ({ id, name, price, per, most, retired, fiscal }: OptionForm): ItemOption => ({
  id,
  name: sanitise(name),
  price_cents: Math.round(Number(price) * 100),
  per,
  most: Number(most),
  retired,
  ...codeOf(fiscal),
});

const optionFormSchema = v.object({
  id: v.string(),
  name: v.string(),
  price: v.string(),
  per: v.picklist(["guest", "booking"]),
  most: v.string(),
  retired: v.boolean(),
  fiscal: v.optional(fiscalCodeSchema),
});

export const optionsRule = ({ most = Infinity }: Field): v.GenericSchema<OptionForm[], ItemOption[]> =>
  v.pipe(
    v.array(optionFormSchema),
    problemCheck((value) => optionsProblem(value, most)),
    v.transform((options) => options.map(savedOption)),
  );
