import { Checkbox, TextInput } from "@mantine/core";
import { FISCAL } from "#texts/desk-catalogue.ts";
import type { FiscalCode } from "../../../domain/pricing/options.ts";

type Props = {
  name: string;
  code: FiscalCode;
  hint: string;
  error?: string | undefined;
  /** Distinguishes the lines of a list for screen readers. */
  of?: string;
  change: (code: FiscalCode) => void;
};

export function FiscalField({ name, code, hint, error, of, change }: Props) {
  const labelProps = (label: string) => ({ label, ...(of ? { "aria-label": `${of}: ${label}` } : {}) });
  const digits = (field: "mxik" | "package_code") => ({
    ...labelProps(FISCAL[field]),
    name: `${name}.${field}`,
    value: code[field],
    inputMode: "numeric" as const,
    onChange: (event: { currentTarget: { value: string } }) => change({ ...code, [field]: event.currentTarget.value }),
  });
  return (
    <div className="stack tight">
      <p className="dim">{hint}</p>
      <div className="pair">
        <TextInput {...digits("mxik")} error={error} />
        <TextInput {...digits("package_code")} />
      </div>
      <Checkbox
        {...labelProps(FISCAL.vat)}
        checked={code.vat}
        onChange={(event) => change({ ...code, vat: event.currentTarget.checked })}
      />
    </div>
  );
}
