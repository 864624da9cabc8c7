import { NativeSelect, Text } from "@mantine/core";
import { type ItemOption, mostOf, type Wishes } from "../../domain/pricing/options.ts";
import { money } from "../../domain/words.ts";

type Props = {
  /** Rows stored before items had options lack it. */
  offered: readonly ItemOption[] | undefined;
  wishes: Wishes;
  guests: number;
  change: (wishes: Wishes) => void;
};

const NO_LONGER_OFFERED = "no longer offered and left out";

export function OptionFields({ offered = [], wishes, guests, change }: Props) {
  const open = offered.filter(({ retired }) => !retired);
  const gone = offered.filter(({ retired, id }) => retired && (wishes[id] ?? 0) > 0);
  if (open.length === 0 && gone.length === 0) return null;
  return (
    <div role="group" aria-label="Options" className="stack tight">
      <Text fw={600}>Options</Text>
      {gone.length === 0 ? null : (
        <Text size="sm" role="status">
          {gone.map(({ name }) => name).join(", ")}: {NO_LONGER_OFFERED}.
        </Text>
      )}
      <div className="pair">
        {open.map((option) => {
          const most = mostOf(option, guests);
          const chosen = Math.min(wishes[option.id] ?? 0, most);
          return (
            <NativeSelect
              key={option.id}
              name={`option-${option.id}`}
              label={option.name}
              description={`${money(option.price_cents)} ${option.per === "guest" ? "per guest" : "each"}`}
              value={String(chosen)}
              data={Array.from({ length: most + 1 }, (_, count) => ({
                value: String(count),
                label: count === 0 ? "None" : String(count),
              }))}
              onChange={(event) => change({ ...wishes, [option.id]: Number(event.currentTarget.value) })}
            />
          );
        })}
      </div>
    </div>
  );
}
