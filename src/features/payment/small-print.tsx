import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { COPY, PAYMENT_ID } from "#texts/payment.ts";
import { copyText } from "../../shared/ui/toast/copy-text.ts";
import classes from "./payment.module.css";

export const CopyButton = ({ text, what }: { text: string; what: string }) => (
  <Button
    variant="subtle"
    size="compact-sm"
    className="screen-only"
    aria-label={`${COPY.copy}: ${what}`}
    onClick={() => void copyText(text, COPY)}
  >
    {COPY.copy}
  </Button>
);

type Props = { paymentId?: string | null; children?: ReactNode };

/** The specification demands these facts, but the traveler seldom needs them. */
export const SmallPrint = ({ paymentId, children }: Props) => (
  <Text component="div" size="xs" c="dimmed" className={classes.small}>
    {children}
    {paymentId ? (
      <span>
        {PAYMENT_ID} <span className={classes.id}>{paymentId}</span> <CopyButton text={paymentId} what={PAYMENT_ID} />
      </span>
    ) : null}
  </Text>
);
