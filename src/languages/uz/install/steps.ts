export const INSTALL_STEPS: typeof import("../../en/install/steps.ts").INSTALL_STEPS = {
  ios: {
    title: "iPhone va iPad",
    steps: {
      share: "Brauzer chetidagi “Share” (“Поделиться”), yaʼni strelkali kvadrat belgisini bosing.",
      row: "“Add to Home Screen” (“На экран „Домой“”) bandigacha suring va uni bosing.",
      home: "“Add” (“Добавить”) tugmasini bosing. Journey ilovalaringiz orasida paydo boʻladi.",
    },
    note: "iPhone va iPadda oʻrnatilgan ilova safarlarni alohida saqlaydi. Safarlaringizni koʻchirish uchun unda “Safarlarim” boʻlimini oching.",
  },
  android: {
    title: "Android",
    steps: {
      menu: "Brauzer menyusini, yaʼni uch nuqtani oching.",
      row: "“Ilovani oʻrnatish” yoki “Bosh ekranga qoʻshish” bandini bosing.",
      home: "Tasdiqlang. Journey ilovalaringiz orasida paydo boʻladi.",
    },
    note: "",
  },
  computer: {
    title: "Kompyuter: Chrome, Edge va boshqalar",
    steps: {
      "address-bar": "Manzil satri oxiridagi oʻrnatish belgisini bosing.",
      dock: "Tasdiqlang. Journey oʻz oynasida ochiladi.",
    },
    note: "Bu belgisi yoʻq brauzer ilovani oʻrnata olmaydi. Varaqda ham hammasi oflayn ishlaydi.",
  },
  "mac-safari": {
    title: "Mac: Safari",
    steps: {
      "address-bar":
        "Asboblar panelidagi “Share” (“Поделиться”) belgisini bosing yoki “File” (“Файл”) menyusini oching.",
      dock: "“Add to Dock” (“Добавить в Dock”) bandini tanlang va tasdiqlang.",
    },
    note: "",
  },
};
