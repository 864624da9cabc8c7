import { useEffect, useState } from "react";
import { fetchPaymentStatus } from "../../data/remote/traveler/payments.ts";
import type { PaymentFacts } from "../../data/remote/traveler/verbs.ts";

export type PaymentState =
  | { step: "loading" }
  | { step: "unreachable" }
  | { step: "unreadable" }
  | { step: "missing" }
  | { step: "found"; payment: PaymentFacts };

export function usePayment(reference: string): PaymentState & { again: () => void } {
  const [state, setState] = useState<PaymentState>({ step: reference ? "loading" : "missing" });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!reference) return undefined;
    let current = true;
    const loadPayment = async () => {
      const answer = await fetchPaymentStatus(reference);
      if (!current) return;
      if (!answer.ok) setState({ step: answer.code === "unreachable" ? "unreachable" : "unreadable" });
      else setState(answer.value ? { step: "found", payment: answer.value } : { step: "missing" });
    };
    void loadPayment();
    return () => {
      current = false;
    };
  }, [reference, round]);
  return { ...state, again: () => setRound((n) => n + 1) };
}
