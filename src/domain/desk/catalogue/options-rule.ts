import * as v from "valibot";
import { sanitise } from "../../booking/form/sanitise.ts";
import type { FiscalCode, ItemOption } from "../../pricing/options.ts";
import { money } from "../../../languages/en/write.ts";
import { fiscalCodeSchema, NO_FISCAL_CODE, savedFiscalCode, wrongFiscalCode } from "./fiscal-rule.ts";
import type { Field, OptionForm } from "../../catalogue/fields/field.ts";

const OPTIONS_MOST = 12;
const NAME_MOST = 80;
const COUNT_MOST = 500;

const PRICE = /^\d{1,7}(\.\d{1,2})?$/;

function wrongIn(
  { name, price, most, fiscal = NO_FISCAL_CODE }: OptionForm,
  place: number,
  dearest: number,
): string | undefined {
  const called = sanitise(name);
  if (called === "") return `Option ${place}: a name is required`;
  if (Array.from(called).length > NAME_MOST) return `Option ${place}: a name of at most ${NAME_MOST} characters`;
  const amount = price.trim();
  if (!PRICE.test(amount)) return `${called}: the price must be an amount such as 40 or 40.50`;
  if (Number(amount) <= 0) return `${called}: the price must be more than ${money(0)}`;
  if (Number(amount) > dearest) return `${called}: the price must be at most ${money(dearest * 100)}`;
  const count = Number(most);
  if (!/^\s*\d+\s*$/.test(most) || count < 1 || count > COUNT_MOST)
    return `${called}: how many one booking can have must be between 1 and ${COUNT_MOST}`;
  const wrong = wrongFiscalCode(fiscal);
  return wrong && `${called}: ${wrong}`;
}

function wrongWith(options: readonly OptionForm[], dearest: number): string | undefined {
  for (const [index, option] of options.entries()) {
    const wrong = wrongIn(option, index + 1, dearest);
    if (wrong !== undefined) return wrong;
  }
  const names = options.filter(({ retired }) => !retired).map(({ name }) => sanitise(name));
  if (names.length > OPTIONS_MOST) return `At most ${OPTIONS_MOST} options can be on offer`;
  const twice = names.find((name, index) => names.slice(0, index).some((x) => x.toLowerCase() === name.toLowerCase()));
  return twice === undefined ? undefined : `Two options are called ‘${twice}’: give one of them another name`;
}

function codeOf(fiscal: FiscalCode = NO_FISCAL_CODE): Pick<ItemOption, "fiscal"> {
  const code = savedFiscalCode(fiscal);
  return code ? { fiscal: code } : {};
}

const saved = ({ id, name, price, per, most, retired, fiscal }: OptionForm): ItemOption => ({
  id,
  name: sanitise(name),
  price_cents: Math.round(Number(price) * 100),
  per,
  most: Number(most),
  retired,
  ...codeOf(fiscal),
});

const typed = v.object({
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
    v.array(typed),
    v.rawCheck(({ dataset, addIssue }) => {
      const wrong = dataset.typed ? wrongWith(dataset.value, most) : undefined;
      if (wrong !== undefined) addIssue({ message: wrong });
    }),
    v.transform((options) => options.map(saved)),
  );
