import { Button, Text, TextInput, Title } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { type FormEvent, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { askServer } from "../../../data/remote/traveler.ts";
import { emailRule } from "../../../domain/booking/form/field-rules.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { LINKS_REFUSED, LINKS_UNHEARD, waitText } from "../messages/trips.ts";

const PLACE = "email-my-bookings";

/** The same answer for every address: nobody learns who travels. */
export function MailMe() {
  const place = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    // Led here from another page: this form is what was wanted.
    if (window.location.hash === `#${PLACE}`) place.current?.scrollIntoView();
  }, []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = v.safeParse(emailRule, email, { abortPipeEarly: true });
    setError(parsed.success ? undefined : parsed.issues[0].message);
    if (!parsed.success) return;
    setBusy(true);
    const answer = await askServer("rpc/request_booking_links", { email: parsed.output });
    setBusy(false);
    if (answer.ok)
      toast({
        title: "Check your inbox",
        message: "If there are bookings with this address, the links are on their way.",
        tone: "success",
      });
    else if (answer.code === "refused") setError(LINKS_REFUSED[answer.reason] ?? LINKS_REFUSED.other);
    else if (answer.not_done)
      toast({ title: "Not sent", message: `${waitText(answer.reason)}. Please try again.`, tone: "error" });
    else toast(LINKS_UNHEARD);
  };

  return (
    <form id={PLACE} ref={place} className="surface" noValidate onSubmit={(event) => void send(event)}>
      <Title order={2} size="h4">
        Booked on another device?
      </Title>
      <Text mt={4} mb="sm">
        We'll email you a link.
      </Text>
      <TextInput
        label="Email"
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        error={error}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" mt="sm" loading={busy}>
        Email me my bookings
      </Button>
    </form>
  );
}
