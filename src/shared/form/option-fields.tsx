import { NativeSelect, Text } from "@mantine/core";
import { OPTION_FIELDS } from "#texts/shared.ts";
import { money } from "#texts/write.ts";
import type { Untranslated } from "../../domain/catalogue/types.ts";
import { type ItemOption, maxCountOf, type OptionCounts } from "../../domain/pricing/options.ts";
import { rowText } from "../ui/row-text.tsx";

type Props = {
  row?: Untranslated | undefined;
  offered: readonly ItemOption[] | undefined;
  optionCounts: OptionCounts;
  guests: number;
  change: (optionCounts: OptionCounts) => void;
};

export function OptionFields({ row, offered = [], optionCounts, guests, change }: Props) {
  const open = offered.filter(({ retired }) => !retired);
  const retiredOptions = offered.filter(({ retired, id }) => retired && (optionCounts[id] ?? 0) > 0);
  if (open.length === 0 && retiredOptions.length === 0) return null;
  return (
    <div role="group" aria-label={OPTION_FIELDS.title} className="stack tight">
      <Text fw={600}>{OPTION_FIELDS.title}</Text>
      {retiredOptions.length === 0 ? null : (
        <Text size="sm" role="status">
          {OPTION_FIELDS.noLongerOffered({ names: retiredOptions.map(({ name }) => name).join(", ") })}
        </Text>
      )}
      <div className="pair">
        {open.map((option) => {
          const maxCount = maxCountOf(option, guests);
          const chosen = Math.min(optionCounts[option.id] ?? 0, maxCount);
          return (
            <NativeSelect
              key={option.id}
              name={`option-${option.id}`}
              label={rowText(option.name, row)}
              description={OPTION_FIELDS[option.per === "guest" ? "perGuest" : "each"]({
                price: money(option.price_cents),
              })}
              value={String(chosen)}
              data={Array.from({ length: maxCount + 1 }, (_, count) => ({
                value: String(count),
                label: count === 0 ? OPTION_FIELDS.none : String(count),
              }))}
              onChange={(event) => change({ ...optionCounts, [option.id]: Number(event.currentTarget.value) })}
            />
          );
        })}
      </div>
    </div>
  );
}
