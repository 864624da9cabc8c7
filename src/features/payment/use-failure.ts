import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { failureSentence, type PaymentFailure } from "../../domain/payment/failures.ts";
import { paths } from "../../shared/paths.ts";

/** The address carries the sentence as specified; what the page decides, it decides by the code. */
export function failurePath(code: PaymentFailure, paymentId: string): string {
  const error = failureSentence(code);
  return paths.paymentFailure({
    ...(error === null ? {} : { error }),
    code,
    ...(paymentId === "" ? {} : { payment_id: paymentId }),
  });
}

/** Goes to the failure page; what was here cannot be come back to. */
export function useLeaveForFailure(paymentId: string): (code: PaymentFailure) => void {
  const navigate = useNavigate();
  return useCallback((code) => void navigate(failurePath(code, paymentId), { replace: true }), [paymentId, navigate]);
}

/** The same as soon as there is a reason to, or so long after it. */
export function useFailure(code: PaymentFailure | undefined, paymentId: string, afterMs = 0): void {
  const leave = useLeaveForFailure(paymentId);
  useEffect(() => {
    if (code === undefined) return undefined;
    const timer = setTimeout(() => leave(code), afterMs);
    return () => clearTimeout(timer);
  }, [code, afterMs, leave]);
}
