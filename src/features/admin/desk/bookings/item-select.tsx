import { NativeSelect } from "@mantine/core";
import { useItems } from "./use-items.ts";

type Props = {
  label: string;
  /** What choosing nothing means. */
  none: string;
  value: string;
  error?: string | undefined;
  required?: boolean;
  choose: (id: string) => void;
};

export const ItemSelect = ({ label, none, value, error, required = false, choose }: Props) => {
  const items = useItems();
  const optionsOf = (type: "tour" | "package") =>
    items
      .filter((item) => item.type === type)
      .map(({ item }) => (
        <option key={item.id} value={item.id}>
          {item.title}
        </option>
      ));
  return (
    <NativeSelect
      label={label}
      required={required}
      value={value}
      error={error}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{none}</option>
      <optgroup label="Tours">{optionsOf("tour")}</optgroup>
      <optgroup label="Packages">{optionsOf("package")}</optgroup>
    </NativeSelect>
  );
};
