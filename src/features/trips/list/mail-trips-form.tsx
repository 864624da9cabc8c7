import { Button, Text, TextInput, Title } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useEffect } from "react";
import * as v from "valibot";
import { TRY_AGAIN, MAIL_TRIPS } from "#texts/trips.ts";
import { serverCalls } from "../../../data/remote/traveler/verbs.ts";
import { emailRule } from "../../../domain/booking/form/field-rules.ts";
import { textOfCode } from "../../../domain/problem.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { waitText } from "../texts/refusal-text.ts";

const PLACE = "email-my-bookings";
const EMPTY = { email: "" };
export const asksForLinks = () => window.location.hash === `#${PLACE}`;
const schema = v.object({ email: emailRule });

export function MailTripsForm() {
  const { props, problem, busy, errors, field } = useForm<typeof EMPTY, ValidForm<typeof EMPTY>>({
    empty: EMPTY,
    check: checkWith(schema),
    send: async ({ output }) => {
      const answer = await serverCalls("rpc/request_booking_links", { email: output.email });
      if (answer.ok) {
        toast({ ...MAIL_TRIPS.sent, tone: "success" });
        return { ok: true, staysOpen: true };
      }
      if (answer.code === "refused")
        return {
          ok: false,
          errors: { email: textOfCode(MAIL_TRIPS.refusals, answer.reason) ?? MAIL_TRIPS.refusals.other },
        };
      if (answer.not_done)
        toast({
          title: MAIL_TRIPS.notSent,
          message: TRY_AGAIN.after({ reason: waitText(answer.reason) }),
          tone: "error",
        });
      else toast({ ...MAIL_TRIPS.unanswered, tone: "info" });
      return { ok: false };
    },
  });

  useEffect(() => {
    if (asksForLinks()) document.getElementById(PLACE)?.scrollIntoView();
  }, []);

  return (
    <form {...props} id={PLACE} className="surface">
      <Title order={2} size="h4">
        {MAIL_TRIPS.title}
      </Title>
      <Text mt={4} mb="sm">
        {MAIL_TRIPS.lead}
      </Text>
      <TextInput
        label={MAIL_TRIPS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field("email")}
        error={errors["email"] ?? (problem || undefined)}
      />
      <Button type="submit" variant="default" mt="sm" loading={busy}>
        {MAIL_TRIPS.send}
      </Button>
    </form>
  );
}
