import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { type PaymentFailure } from "../../domain/payment/failures.ts";
import { paths } from "../../shared/paths.ts";
import { failureSentence } from "../../text/payment-pages.ts";

/** The specification demands the sentence in the address, but the page decides by the code. */
export function failurePath(code: PaymentFailure, paymentId: string): string {
  const error = failureSentence(code);
  return paths.paymentFailure({
    ...(error === null ? {} : { error }),
    code,
    ...(paymentId === "" ? {} : { payment_id: paymentId }),
  });
}

export function useOpenFailure(paymentId: string): (code: PaymentFailure) => void {
  const navigate = useNavigate();
  return useCallback((code) => void navigate(failurePath(code, paymentId), { replace: true }), [paymentId, navigate]);
}

export function useFailureRedirect(code: PaymentFailure | undefined, paymentId: string, afterMs = 0): void {
  const openFailure = useOpenFailure(paymentId);
  useEffect(() => {
    if (code === undefined) return undefined;
    const timer = setTimeout(() => openFailure(code), afterMs);
    return () => clearTimeout(timer);
  }, [code, afterMs, openFailure]);
}
