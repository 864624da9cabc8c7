import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../shared/paths.ts";

/** Goes to the failure page as soon as there is a reason to. */
export const useLeaveForFailure = (error: string | undefined, paymentId: string): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    const query = paymentId ? { error, payment_id: paymentId } : { error };
    void navigate(paths.paymentFailure(query), { replace: true });
  }, [error, paymentId, navigate]);
};
