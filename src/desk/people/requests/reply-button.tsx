import { Button, type ButtonProps } from "@mantine/core";
import { useState } from "react";
import { ANSWER } from "#texts/desk.ts";
import type { DeskRequest } from "../../../domain/desk/lists/desk-schema.ts";
import { AnswerDialog } from "./answer-dialog.tsx";

type Props = Pick<ButtonProps, "size" | "variant"> & { request: DeskRequest; done: () => void };

export function ReplyButton({ request, done, ...look }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} aria-label={ANSWER.replyTo({ name: request.name })} onClick={() => setOpen(true)}>
        {ANSWER.reply}
      </Button>
      {open ? <AnswerDialog request={request} done={done} close={() => setOpen(false)} /> : null}
    </>
  );
}
