export const DIFFICULTY_LABELS = {
  easy: "Easy",
  moderate: "Moderate",
  difficult: "Difficult",
} as const;
