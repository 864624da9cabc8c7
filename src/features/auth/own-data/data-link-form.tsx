import { Button, Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import * as v from "valibot";
import { OWN_DATA } from "#texts/auth.ts";
import { ownDataCalls } from "../../../data/remote/own-data.ts";
import { emailRule } from "../../../domain/booking/form/field-rules.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { ProblemText } from "../../../shared/form/problem-text.tsx";
import { useForm } from "../../../shared/form/use-form.ts";
import { dataFailureReason } from "../../../text/auth.ts";

const EMPTY = { email: "" };
const schema = v.object({ email: emailRule });

/** One answer for every address must not reveal who travels. */
export function DataLinkForm() {
  const [isSent, setIsSent] = useState(false);
  const { props, problem, busy, errors, field } = useForm<typeof EMPTY, ValidForm<typeof EMPTY>>({
    empty: EMPTY,
    check: checkWith(schema),
    send: async ({ output }) => {
      const answer = await ownDataCalls("rpc/request_data_link", { email: output.email });
      setIsSent(answer.ok);
      if (answer.ok) return { ok: true, stays: true };
      if (answer.reason === "invalid_email") return { ok: false, errors: { email: OWN_DATA.invalidEmail } };
      return {
        ok: false,
        problem: answer.not_done ? OWN_DATA.notSent({ why: dataFailureReason(answer.reason) }) : OWN_DATA.unheard,
      };
    },
  });
  return (
    <form {...props} className="stack tight">
      <TextInput
        label={OWN_DATA.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field("email")}
        error={errors["email"]}
      />
      <ProblemText text={problem} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {OWN_DATA.send}
        </Button>
      </div>
      <Text role="status">{isSent ? `${OWN_DATA.sent}. ${OWN_DATA.sentText}` : null}</Text>
    </form>
  );
}
