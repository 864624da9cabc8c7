import { Button, Text, TextInput, Title } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useEffect } from "react";
import * as v from "valibot";
import { serverCalls } from "../../../data/remote/traveler.ts";
import { emailRule } from "../../../domain/booking/form/field-rules.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { LINKS_REFUSED, LINKS_UNANSWERED, waitText } from "../messages/trips.ts";

const PLACE = "email-my-bookings";
const EMPTY = { email: "" };
export const asksForLinks = () => window.location.hash === `#${PLACE}`;
const schema = v.object({ email: emailRule });

/** One answer for every address must not reveal who travels. */
export function MailTripsForm() {
  const { props, problem, busy, errors, field } = useForm<typeof EMPTY, ValidForm<typeof EMPTY>>({
    empty: EMPTY,
    check: checkWith(schema),
    send: async ({ output }) => {
      const answer = await serverCalls("rpc/request_booking_links", { email: output.email });
      if (answer.ok) {
        toast({
          title: "Check your inbox",
          message: "If there are bookings with this address, the links are on their way.",
          tone: "success",
        });
        return { ok: true, staysOpen: true };
      }
      if (answer.code === "refused")
        return { ok: false, errors: { email: LINKS_REFUSED[answer.reason] ?? LINKS_REFUSED.other } };
      if (answer.not_done)
        toast({ title: "Not sent", message: `${waitText(answer.reason)}. Please try again.`, tone: "error" });
      else toast(LINKS_UNANSWERED);
      return { ok: false };
    },
  });

  useEffect(() => {
    if (asksForLinks()) document.getElementById(PLACE)?.scrollIntoView();
  }, []);

  return (
    <form {...props} id={PLACE} className="surface">
      <Title order={2} size="h4">
        Booked on another device?
      </Title>
      <Text mt={4} mb="sm">
        We'll email you links that open your bookings here.
      </Text>
      <TextInput
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field("email")}
        error={errors["email"] ?? (problem || undefined)}
      />
      <Button type="submit" variant="default" mt="sm" loading={busy}>
        Email me my bookings
      </Button>
    </form>
  );
}
