import { Box, Button } from "@mantine/core";
import { type ComponentProps, startTransition, useEffect, useState } from "react";
import { PAY_BY_GIFT_CARD } from "#texts/trips.ts";
import type { GiftCardForm } from "./gift-card-form.tsx";

export function GiftCard(props: ComponentProps<typeof GiftCardForm>) {
  const [asked, setAsked] = useState(props.code === "" ? 0 : 1);
  const [Form, setForm] = useState<typeof GiftCardForm>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (asked === 0) return;
    import("./gift-card-form.tsx").then(
      (found) => startTransition(() => setForm(() => found.GiftCardForm)),
      (error: unknown) => {
        console.warn("The form for gift cards could not be loaded:", error);
        setMissing(true);
      },
    );
  }, [asked]);
  if (Form)
    return (
      <Box mt="lg" className="screen-only">
        <Form {...props} />
      </Box>
    );
  const openForm = () => {
    setMissing(false);
    setAsked(asked + 1);
  };
  return (
    <Box mt="xs" className="screen-only">
      <Button variant="subtle" className="flush" onClick={openForm}>
        {PAY_BY_GIFT_CARD.ask}
      </Button>
      {missing ? <p role="alert">{PAY_BY_GIFT_CARD.missing}</p> : null}
    </Box>
  );
}
