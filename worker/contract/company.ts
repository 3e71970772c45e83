/** The provider, as `GET /api/company` answers. */
export interface Company {
  id: number
  name: string
  /** `#rrggbb`: the one colour that the whole theme is derived from. */
  primaryColor: string
  /** Toll-free, as shown ("0800 123 4567"): the service line and the 24-hour emergency line. */
  phone: string
  website: string
  /** Address of the external chat, or `null` where the built-in assistant answers. */
  chatUrl: string | null
  /** IANA name, for those whose own time zone is not known. */
  timeZone: string
  /** Where the administrators' dashboard is. */
  adminUrl: string
}

/** Where the product's two apps are, as `GET /api/addresses` answers anybody. */
export interface Addresses {
  adminUrl: string
}

/** What a provider says on and beside the membership card; `null` is the built-in text. */
export interface CardTexts {
  tagline: string | null
  about: string | null
  benefits: { title: string; text: string }[] | null
  usage: string[] | null
}
