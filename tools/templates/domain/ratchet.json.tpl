{
  "toolListBytes": 0,
  "texts": {
    "en": 1
  }
}
