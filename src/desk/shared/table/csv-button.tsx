import { Button } from "@mantine/core";
import { useState } from "react";
import { PAYMENTS } from "#texts/desk-money.ts";
import type { Result } from "../../../domain/result.ts";
import { saveFile } from "../../../shared/browser/save-file.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { failureText } from "../../../text/desk.ts";

type Props = {
  file: string;
  size?: "sm" | "compact-md";
  make: (progress: (rows: number) => void) => Promise<Result<string>>;
};

export function CsvButton({ file, make, size = "sm" }: Props) {
  const [rows, setRows] = useState<number | undefined>();
  const exportRows = async () => {
    setRows(0);
    const answer = await make(setRows);
    setRows(undefined);
    if (answer.ok) saveFile(answer.value, `${file}.csv`, "text/csv;charset=utf-8");
    else toast({ title: PAYMENTS.noFile, message: failureText(answer), tone: "error" });
  };
  return (
    <Button variant="default" size={size} disabled={rows !== undefined} onClick={() => void exportRows()}>
      {rows === undefined ? PAYMENTS.csv : PAYMENTS.rows({ rows })}
    </Button>
  );
}
