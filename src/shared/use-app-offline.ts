import { useEffect, useState } from "react";

export type AppOffline = "ready" | "coming" | "never";

const isPossible = () => "serviceWorker" in navigator;

export function useAppOfflineState(): AppOffline {
  const [state, setState] = useState<AppOffline>(() => {
    if (!isPossible()) return "never";
    return navigator.serviceWorker.controller ? "ready" : "coming";
  });
  useEffect(() => {
    let current = true;
    if (isPossible()) void navigator.serviceWorker.ready.then(() => current && setState("ready"));
    return () => {
      current = false;
    };
  }, []);
  return state;
}
