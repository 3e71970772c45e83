/**
 * The words around a policy's number in documents, as sources of regular expressions; documents are compared in lower case
 * and without accents.
 */
export const policyNumberWords = {
  /** "Number", "No.", "Nr" */
  number: String.raw`(?:number|num\.?|no\.?|nr\.?)`,
  policy: 'policy',
  /** Between the two, as in "number of the policy". */
  of: '(?:of )?(?:the |your )?',
  /** Follows "policy", as in "policy of insurance no." */
  product: '(?:of|for|insurance|health|dental|life|group|individual|family|certificate)',
  /** A line with one of these is about another policy. */
  otherPolicy: '(?:previous|prior|renew|replac|cancel|origin|other|example|sample)',
  /** The label of what follows the number on its line. */
  nextLabel:
    '(?:valid|period|effective|issue|endors|propos|item|date|branch|insured|holder|certificate|page|version|start|product|plan|broker|agent|name)',
  /** A line with one of these is an address. */
  address: '(?:street|avenue|road|address|city|postcode|zip)',
} as const
