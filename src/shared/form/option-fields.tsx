import { NativeSelect, Text } from "@mantine/core";
import { type ItemOption, maxCountOf, type OptionCounts } from "../../domain/pricing/options.ts";
import { money } from "#words/write.ts";

type Props = {
  /** Rows stored before items had options lack it. */
  offered: readonly ItemOption[] | undefined;
  optionCounts: OptionCounts;
  guests: number;
  change: (optionCounts: OptionCounts) => void;
};

const NO_LONGER_OFFERED = "no longer offered and left out";

export function OptionFields({ offered = [], optionCounts, guests, change }: Props) {
  const open = offered.filter(({ retired }) => !retired);
  const retiredOptions = offered.filter(({ retired, id }) => retired && (optionCounts[id] ?? 0) > 0);
  if (open.length === 0 && retiredOptions.length === 0) return null;
  return (
    <div role="group" aria-label="Options" className="stack tight">
      <Text fw={600}>Options</Text>
      {retiredOptions.length === 0 ? null : (
        <Text size="sm" role="status">
          {retiredOptions.map(({ name }) => name).join(", ")}: {NO_LONGER_OFFERED}.
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
              label={option.name}
              description={`${money(option.price_cents)} ${option.per === "guest" ? "per guest" : "each"}`}
              value={String(chosen)}
              data={Array.from({ length: maxCount + 1 }, (_, count) => ({
                value: String(count),
                label: count === 0 ? "None" : String(count),
              }))}
              onChange={(event) => change({ ...optionCounts, [option.id]: Number(event.currentTarget.value) })}
            />
          );
        })}
      </div>
    </div>
  );
}
